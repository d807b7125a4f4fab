import type { Insertable } from 'kysely';
import type { RequestTable } from '../../src/modules/profiles/profiles.tables.ts';
import { createRandom, type Random } from './random.ts';
import { momentOf, otherSide, type Scene } from './scene.ts';
import type { SeedPerson } from './seed-types.ts';

/** An interest or a chat request with both people at hand. */
export interface SeedRequest extends Insertable<RequestTable> {
  readonly created_at: Date;
  readonly accepted: boolean;
  readonly declined: boolean;
}

/** How one asks another: not answered, yes, no, or (interests only) the other asks back, too. */
type Course = 'pending' | 'accepted' | 'declined' | 'mutual';

/** How often a demo account meets each course, as the sender and as the recipient. */
interface Share {
  readonly sent: Readonly<Partial<Record<Course, number>>>;
  readonly received: Readonly<Partial<Record<Course, number>>>;
}

/** More than a page of 20 in each list of Asha, a handful for the others. */
const INTERESTS: Record<'asha' | 'rohan' | 'meera', Share> = {
  asha: {
    sent: { pending: 18, accepted: 5, declined: 3, mutual: 4 },
    received: { pending: 15, accepted: 4, declined: 3 },
  },
  rohan: {
    sent: { pending: 9, accepted: 4, declined: 2, mutual: 3 },
    received: { pending: 7, accepted: 3, declined: 2 },
  },
  meera: {
    sent: { pending: 6, accepted: 4, declined: 1, mutual: 3 },
    received: { pending: 11, accepted: 3, declined: 4 },
  },
};
const CHAT_REQUESTS: Record<'asha' | 'rohan' | 'meera', Share> = {
  asha: {
    sent: { pending: 3, accepted: 4, declined: 1 },
    received: { pending: 6, accepted: 4, declined: 1 },
  },
  rohan: {
    sent: { pending: 4, accepted: 3, declined: 1 },
    received: { pending: 4, accepted: 2, declined: 1 },
  },
  meera: {
    sent: { pending: 2, accepted: 3, declined: 1 },
    received: { pending: 5, accepted: 3, declined: 1 },
  },
};

/** Interests in every state; Asha and Rohan have matched. */
export function makeInterests(scene: Scene): SeedRequest[] {
  const asked = new Asked(createRandom('saptapadi/interests'), scene);
  asked.ask(scene.rohan, scene.asha, 'accepted');
  asked.ask(scene.rohan, scene.meera, 'pending');
  asked.demo(INTERESTS);
  asked.crowd(700, { pending: 55, accepted: 22, declined: 15, mutual: 8 });
  return asked.rows;
}

/** Chat requests in every state; Asha and Rohan talk with each other. */
export function makeChatRequests(scene: Scene): SeedRequest[] {
  const asked = new Asked(createRandom('saptapadi/chat-requests'), scene);
  asked.ask(scene.rohan, scene.asha, 'accepted');
  asked.ask(scene.rohan, scene.meera, 'accepted');
  asked.demo(CHAT_REQUESTS);
  asked.crowd(160, { pending: 45, accepted: 40, declined: 15 });
  return asked.rows;
}

/** Collects rows, one for each direction of a pair. */
class Asked {
  readonly rows: SeedRequest[] = [];
  readonly #pairs = new Set<string>();
  readonly #random: Random;
  readonly #scene: Scene;

  constructor(random: Random, scene: Scene) {
    this.#random = random;
    this.#scene = scene;
  }

  ask(from: SeedPerson, to: SeedPerson, course: Course): boolean {
    const pairs = [`${from.id} ${to.id}`, `${to.id} ${from.id}`];
    if (pairs.some((pair) => this.#pairs.has(pair))) return false;
    for (const pair of pairs) this.#pairs.add(pair);
    this.#add(from, to, course);
    if (course === 'mutual') this.#add(to, from, course);
    return true;
  }

  demo(shares: Record<'asha' | 'rohan' | 'meera', Share>): void {
    for (const name of ['asha', 'rohan', 'meera'] as const) {
      const person = this.#scene[name];
      for (const [course, often] of Object.entries(shares[name].sent))
        this.#often(often, (other) => this.ask(person, other, course as Course), person);
      for (const [course, often] of Object.entries(shares[name].received))
        this.#often(often, (other) => this.ask(other, person, course as Course), person);
    }
  }

  /** So many between people who are no demo accounts. */
  crowd(often: number, weights: Partial<Record<Course, number>>): void {
    const courses = Object.entries(weights) as [Course, number][];
    for (let count = 0; count < often; count += 1) {
      const from = this.#random.pick(this.#scene.others(this.#random.pick(['female', 'male'])));
      const to = this.#random.pick(this.#scene.others(otherSide(from)));
      this.ask(from, to, this.#random.weighted(courses));
    }
  }

  #often(often: number, ask: (other: SeedPerson) => boolean, person: SeedPerson): void {
    const others = this.#random.sample(this.#scene.others(otherSide(person)), often + 60);
    for (let asked = 0; asked < often && others.length > 0;)
      asked += ask(others.pop() as SeedPerson) ? 1 : 0;
  }

  #add(from: SeedPerson, to: SeedPerson, course: Course): void {
    this.rows.push({
      id: this.#random.uuid(),
      from_id: from.id,
      to_id: to.id,
      accepted: course === 'accepted',
      declined: course === 'declined',
      created_at: momentOf(this.#random, this.#scene.now, [from, to]),
    });
  }
}
