/* Bird of Happiness in plain C, for the benchmark: four players, default options, every answer picked at random. As in the games here, a match
 * can be stopped at every question: `legal` lists the answers to the first one that is open, and `apply` plays one of them. Decks are arrays
 * that are shuffled when cards come back, as at a real table. Usage: bird <matches> <seed>; prints one JSON object. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CLOVER, GOLD, BIRD1, BIRD2, RED, BLACK, KINDS };
enum { MAIN, UPSET };
enum { PASS = -1, KEEP = 0, SHUFFLE = 1 }; /* a card is taken by the number of its kind */
enum { SEATS = 4, FIELD = 6, PILE = 30, MUST_TAKE_AT = 3, CALM_AFTER = 40 * SEATS, MOST_CARDS = PILE + 4 };

static const int BIRDS[KINDS] = {0, 0, 1, 2, 1, 1};
static const int POWER[KINDS] = {1, 2, 0, 0, 0, 0};
static const int COST[KINDS] = {0, 2, 1, 3, 2, 2};

typedef struct {
  int size, row_size, power, birds;
  signed char deck[MOST_CARDS], row[MOST_CARDS];
} Player;

typedef struct {
  int seat, kind;
} Question;

typedef struct {
  int active, dry, pile_size, field_size;
  signed char pile[PILE], field[FIELD];
  Player players[SEATS];
  int open_size;
  Question open[SEATS];
} Table;

/* sfc32, and choices by Lemire's method: the same generator as in src/engine/chance.ts. */
static uint32_t w0, w1, w2, w3;

static inline uint32_t next_bits(void) {
  uint32_t t = w0 + w1 + w3;
  w0 = w1 ^ (w1 >> 9);
  w1 = w2 + (w2 << 3);
  w2 = ((w2 << 21) | (w2 >> 11)) + t;
  w3++;
  return t;
}

static inline int choose(uint32_t below) {
  if (below == 1) return 0;
  uint64_t product = (uint64_t)next_bits() * below;
  if ((uint32_t)product < below) {
    uint32_t few = -below % below;
    while ((uint32_t)product < few) product = (uint64_t)next_bits() * below;
  }
  return (int)(product >> 32);
}

static inline void shuffle(signed char *cards, int size) {
  for (int i = size - 1; i > 0; i--) {
    int j = choose((uint32_t)i + 1);
    signed char card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

static void gather_row(Player *p) {
  memcpy(p->deck + p->size, p->row, (size_t)p->row_size);
  p->size += p->row_size;
  p->row_size = 0;
  p->power = 0;
}

static void set_up(Table *t) {
  int first = choose(SEATS);
  t->active = first;
  t->dry = 0;
  t->pile_size = 0;
  for (int kind = 0; kind < KINDS; kind++)
    for (int n = 0; n < PILE / KINDS; n++) t->pile[t->pile_size++] = (signed char)kind;
  shuffle(t->pile, PILE);
  for (int seat = 0; seat < SEATS; seat++) {
    Player *p = &t->players[seat];
    p->deck[0] = p->deck[1] = p->deck[2] = CLOVER;
    p->deck[3] = (seat - first + SEATS) % SEATS >= 3 ? RED : BIRD1;
    p->size = 4;
    shuffle(p->deck, 4);
    p->row_size = p->power = 0;
    p->birds = 1;
  }
  t->open_size = 0;
  for (t->field_size = 0; t->field_size < FIELD; t->field_size++) t->field[t->field_size] = t->pile[--t->pile_size];
}

static void ask(Table *t, int seat, int kind) {
  t->open[t->open_size].seat = seat;
  t->open[t->open_size++].kind = kind;
}

/* A black bird: rows go back into the decks, and those who have none are asked whether to shuffle. */
static void upset(Table *t) {
  if (t->dry >= CALM_AFTER) return;
  for (int i = 1; i < SEATS; i++) {
    int seat = (t->active + i) % SEATS;
    Player *p = &t->players[seat];
    if (p->row_size > 0) {
      gather_row(p);
      shuffle(p->deck, p->size);
    } else ask(t, seat, UPSET);
  }
}

static void begin_turn(Table *t) {
  Player *p = &t->players[t->active];
  int card;
  do {
    card = p->deck[--p->size];
    p->row[p->row_size++] = (signed char)card;
    p->power += POWER[card];
    if (card == BLACK) upset(t);
  } while (card == RED && p->size > 0);
  if (t->open_size == 0) ask(t, t->active, MAIN);
}

static int last_bird_is_gone(const Table *t) {
  if (t->pile_size > 0) return 0;
  for (int i = 0; i < t->field_size; i++)
    if (BIRDS[(int)t->field[i]] > 0) return 0;
  return 1;
}

/* All answers to the first open question; gives their number. */
static int legal(const Table *t, int *moves) {
  int count = 0, seen = 0, power = t->players[t->open[0].seat].power;
  if (t->open[0].kind == UPSET) {
    moves[0] = KEEP;
    moves[1] = SHUFFLE;
    return 2;
  }
  for (int i = 0; i < t->field_size; i++) seen |= 1 << t->field[i];
  for (int kind = 0; kind < KINDS; kind++)
    if ((seen & (1 << kind)) && COST[kind] <= power) moves[count++] = kind;
  if (power < MUST_TAKE_AT || count == 0) moves[count++] = PASS;
  return count;
}

static void take(Table *t, int card) {
  Player *p = &t->players[t->active];
  int slot = 0;
  while (t->field[slot] != card) slot++;
  gather_row(p);
  p->deck[p->size++] = (signed char)card;
  shuffle(p->deck, p->size);
  p->birds += BIRDS[card];
  t->dry = 0;
  if (t->pile_size > 0) t->field[slot] = t->pile[--t->pile_size];
  else {
    for (int i = slot + 1; i < t->field_size; i++) t->field[i - 1] = t->field[i];
    t->field_size--;
  }
}

static void apply(Table *t, int move) {
  Question asked = t->open[0];
  t->open_size--;
  for (int i = 0; i < t->open_size; i++) t->open[i] = t->open[i + 1];
  if (asked.kind == UPSET) {
    Player *p = &t->players[asked.seat];
    if (move == SHUFFLE) shuffle(p->deck, p->size);
    if (t->open_size == 0) ask(t, t->active, MAIN);
    return;
  }
  if (move == PASS) t->dry++;
  else take(t, move);
  if (last_bird_is_gone(t)) return;
  t->active = (t->active + 1) % SEATS;
  begin_turn(t);
}

int main(int argc, char **argv) {
  long matches = argc > 1 ? atol(argv[1]) : 100000;
  uint32_t seed = argc > 2 ? (uint32_t)atol(argv[2]) : 1;
  w0 = seed, w1 = seed ^ 0x9e3779b9u, w2 = seed * 0x85ebca6bu, w3 = 1;
  for (int i = 0; i < 12; i++) next_bits();
  Table table;
  long answers = 0, birds = 0, cards = 0;
  clock_t start = clock();
  for (long n = 0; n < matches; n++) {
    set_up(&table);
    for (begin_turn(&table); table.open_size > 0; answers++) {
      int moves[KINDS + 1], count = legal(&table, moves);
      apply(&table, moves[choose((uint32_t)count)]);
    }
    for (int seat = 0; seat < SEATS; seat++) {
      const Player *p = &table.players[seat];
      birds += p->birds; /* and the bird cards, which break ties */
      for (int i = 0; i < p->size; i++) cards += BIRDS[(int)p->deck[i]] > 0;
      for (int i = 0; i < p->row_size; i++) cards += BIRDS[(int)p->row[i]] > 0;
    }
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"matches\":%ld,\"moves\":%ld,\"birds\":%ld,\"cards\":%ld,\"seconds\":%.6f}\n", matches, answers, birds, cards, seconds);
  return 0;
}
