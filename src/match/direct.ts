/** A link to a host in the same program: for the terminal, and for tests. Messages are copied on the way, as on any other link. */
import type { Ears, OpenLink } from './client.js';
import { type Conversation, converse, type HostPlace, type Rights } from './conversation.js';
import type { Host } from './host.js';
import type { Message } from './messages.js';
import type { Room } from './room.js';
import { orderSchema } from './wire.js';

/** `standing`: whom the other end speaks for. */
export function linkTo(host: Host, place: HostPlace, standing: (room: Room) => Rights | null): OpenLink {
  return (ears: Ears) => {
    let talk: Promise<Conversation | null> = Promise.resolve(null);
    let closed = false;
    const hello = async (): Promise<Conversation | null> => {
      const line = {
        send(message: Message) {
          const text = JSON.stringify(message);
          queueMicrotask(() => {
            if (closed) return;
            const heard = JSON.parse(text) as Message;
            if (heard.t === 'welcome') ears.changed('open', null);
            ears.heard(heard);
          });
        },
        close(_code: number, words: string) {
          if (!closed) ears.changed('closed', words);
        },
      };
      return converse(host, place, standing, line, ears.seen() ?? 0);
    };
    queueMicrotask(() => {
      talk = hello();
    });
    return {
      send(order) {
        const read = orderSchema.parse(JSON.parse(JSON.stringify(order)));
        void talk.then((conversation) => conversation?.order(read));
      },
      again() {
        void talk.then((conversation) => conversation?.end());
        talk = hello();
      },
      close() {
        closed = true;
        void talk.then((conversation) => conversation?.end());
      },
    };
  };
}
