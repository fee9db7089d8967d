/** The bar of pages that have none, while somebody calls from another room. The shelf has its strip for that. */
import { Bar } from '../kit/bar/Bar.js';
import { useCalls } from './calls.js';
import styles from './calls.module.css';

export function Calls() {
  const called = useCalls(null);
  if (!called) return null;
  const { heading, words, quiet, filled } = called;
  return (
    <div className={styles.calls} role="status">
      <Bar state="request" content={{ look: 'begs', heading, words, quiet, filled }} asked={null} slim />
    </div>
  );
}
