/** What is wrong with a message, in one sentence that repeats nothing of it but the names of its fields. */
import type { z } from 'zod';

const LONGEST = 200;

export function whatIsWrong(error: z.core.$ZodError): string {
  const [first] = error.issues;
  if (!first) return 'This is not a message of the table.';
  const where = first.path.length > 0 ? `"${first.path.join('.')}": ` : '';
  return `${where}${first.message}`.slice(0, LONGEST);
}
