/** The online matches of this device on a screen, kept fresh. */
import { useEffect, useState } from 'react';
import { listTickets, onTickets, type Ticket } from './tickets.js';

export function useTickets(): readonly Ticket[] {
  const [tickets, setTickets] = useState(listTickets);
  useEffect(() => onTickets(() => setTickets(listTickets())), []);
  return tickets;
}
