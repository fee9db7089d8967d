/** The lab: reports of thousands of matches between bots, one for the rules of each game and one for its options. */
import { useEffect, useRef, useState } from 'react';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { BOXES } from '../boxes.js';
import { Link } from '../kit/Link.js';
import { Trouble } from '../kit/Trouble.js';
import { pathTo } from '../route.js';
import { isReported, loadReport } from './reports.js';
import './lab.css';

export function LabPage({ report }: { readonly report: string }) {
  return (
    <div className="page">
      <header className="top">
        <Link
          to={report === '' ? pathTo.shelf() : pathTo.lab()}
          className="ib"
          label={report === '' ? 'Back to the shelf' : 'Back to the lab'}
        >
          <Glyph name="back" />
        </Link>
        {report === '' ? <h1>The lab</h1> : <span className="d lab-title">The lab</span>}
      </header>
      {report === '' ? <Reports /> : <Report name={report} />}
    </div>
  );
}

function Reports() {
  return (
    <main className="lab">
      <p>
        Bots have played thousands of matches of every game. What their results show about fairness, length, choices, luck and skill is told
        here, with what cannot be concluded from them.
      </p>
      <ul>
        {BOXES.map(({ id, title }) => (
          <li key={id} className="panel lab-game" data-game={id}>
            <div className="mini">
              <BoxArt game={id} crop="stamp" />
            </div>
            <h2>{title}</h2>
            {isReported(id) && (
              <Link to={pathTo.lab(id)} className="btn" label={`${title}: the rules`}>
                The rules
              </Link>
            )}
            {isReported(`${id}-options`) && (
              <Link to={pathTo.lab(`${id}-options`)} className="btn" label={`${title}: every option`}>
                Every option
              </Link>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A report is a page of its own, with its own style: it is shown in a shadow tree, where neither touches the app's. */
function Report({ name }: { readonly name: string }) {
  const host = useRef<HTMLElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    loadReport(name).then(
      ({ style, content }) => {
        if (!here || !host.current) return;
        const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        shadow.adoptedStyleSheets = [sheet];
        shadow.replaceChildren(content);
      },
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      here = false;
    };
  }, [name]);
  if (trouble !== null) return <Trouble words={trouble} close={null} />;
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
  return <section ref={host} className="lab-report" aria-label="Report" tabIndex={0} />;
}
