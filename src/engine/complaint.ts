/** An error for the person who can act on it: one sentence that says what is wrong and what would be right. Shown without a stack. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}
