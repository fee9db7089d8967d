/** How to be told that it is one's turn while the page is closed: by this browser, or by calling an address of one's own. */
import { useState } from 'react';
import { Button } from '../kit/Button.js';
import { order } from '../session/store.js';
import { pushKey } from './api.js';
import './online.css';

const CAN_PUSH = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Asks the browser, then tells the server where to knock. Returns what to say to the person. */
async function subscribe(): Promise<string> {
  const key = await pushKey();
  if (key === null) return 'This server sends no messages.';
  if ((await Notification.requestPermission()) !== 'granted') return 'The browser does not allow messages from this page.';
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'The browser gave no address for messages.';
  const answer = await order({ t: 'push', target: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
  return answer?.t === 'done' ? 'This browser will tell you when it is your turn.' : 'The server did not take it.';
}

export function Reminders() {
  const [said, setSaid] = useState('');
  const [url, setUrl] = useState('');
  const remind = () => subscribe().then(setSaid, (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)));
  const call = async () => {
    const answer = await order({ t: 'webhook', url: url.trim() === '' ? null : url.trim() });
    if (answer?.t === 'done')
      setSaid(url.trim() === '' ? 'No address is called any more.' : 'The address will be called when it is your turn.');
  };
  return (
    <details className="reminders">
      <summary>Tell me when it is my turn</summary>
      {CAN_PUSH && <Button press={() => void remind()}>By a message from this browser</Button>}
      <details>
        <summary>More</summary>
        <p className="mut s">
          If you have a program of your own that listens on the web, the server calls its address at each of your turns.
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void call();
          }}
        >
          <label className="field">
            An address of yours
            <input
              type="url"
              placeholder="https://…"
              maxLength={500}
              pattern="https://.*"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </label>
          <button type="submit" className="btn">
            {url.trim() === '' ? 'Call no address' : 'Call it'}
          </button>
        </form>
      </details>
      <p role="status">{said}</p>
    </details>
  );
}
