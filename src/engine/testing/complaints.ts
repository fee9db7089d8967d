/** What a Complaint says. Any other error passes through: it would be a fault of ours. */
import { Complaint } from '../complaint.js';

/** The words of the Complaint, or null if there was none. */
export function complaint(deed: () => unknown): string | null {
  try {
    deed();
    return null;
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}
