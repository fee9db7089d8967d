/** The arrow at the left of every top bar: to the shelf, unless the page lies deeper. */
import { Glyph } from '../art/glyph.js';
import { pathTo } from '../route.js';
import { PageLink } from './PageLink.js';

interface BackLinkProps {
  readonly to?: string;
  readonly label?: string;
}

export const BackLink = ({ to = pathTo.shelf(), label = 'Back to the shelf' }: BackLinkProps) => (
  <PageLink to={to} className="ib" label={label}>
    <Glyph name="back" />
  </PageLink>
);
