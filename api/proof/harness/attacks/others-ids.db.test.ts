import { randomUUID } from 'node:crypto';
import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape, LooseInput } from 'shared-contracts/calls/call';
import { toPid } from 'shared-contracts/domain/pid';
import { describe, expect, it } from 'vitest';
import { useApp, type TestApp } from '../../../test/app.ts';
import { accessTable } from '../access/access-table.ts';
import { nameOf, type CallName } from '../calls/call-names.ts';
import { withAt } from '../calls/places.ts';
import { setScene, setScenes, type Person, type Scene } from '../fixtures/scene.ts';
import { makeRequest, withoutRequestId } from '../requests/make-request.ts';
import { recipes } from '../requests/recipes.ts';
import { validRequest } from '../requests/valid-request.ts';

const t = useApp({ rateLimit: 1_000_000 });

const named = allCalls.map((call) => [nameOf(call), call as CallShape] as const);
const aboutOwn = named.filter(([name]) => recipes[name].own !== undefined);
const aboutSomebody = named.filter(([name]) => recipes[name].person !== undefined);

/** Whether a call has its handler; what is still to come answers 501 whatever it is asked. */
function isServed({ served }: TestApp, call: CallShape): boolean {
  return served.some((one) => nameOf(one) === nameOf(call));
}

const TO_COME = 'no handler yet';

function personOf(name: CallName) {
  const { person } = recipes[name];
  if (person === undefined) throw new Error(`${name} is about nobody`);
  return person;
}

/** What a member gets, without the id of the request. */
async function answer(call: CallShape, input: LooseInput, { token }: Person): Promise<string> {
  const { status, text } = await makeRequest(t(), call, input, { token });
  return `${status} ${withoutRequestId(text)}`;
}

function withAll(input: LooseInput, places: readonly string[], value: unknown): LooseInput {
  return places.reduce((changed, place) => withAt(changed, place, value), input);
}

describe("somebody else's object", () => {
  it.for(aboutOwn)('is to %s what does not exist', async ([name, call], { skip }) => {
    skip(!isServed(t(), call), TO_COME);
    const [owner, other] = await setScenes(t(), ['trust', 'trust']);
    if (owner === undefined || other === undefined) throw new Error('no scenes');
    const theirs = await validRequest(call, owner);
    const places = recipes[name].own ?? [];
    const foreign = await answer(call, theirs, other.me);
    const unknown = await answer(call, withAll(theirs, places, randomUUID()), other.me);
    expect(foreign).toMatch(/^404 /);
    expect(foreign).toBe(unknown);
    // Its owner may, so the refusal was about whose it is.
    const { trust: settled } = accessTable[name];
    expect(await answer(call, theirs, owner.me)).toMatch(new RegExp(`^${settled} `));
  });
});

/** People who are not there for the caller, each for another reason. */
async function absentPeople(scene: Scene): Promise<Readonly<Record<string, string>>> {
  const { t: app, me } = scene;
  const people: Record<string, string> = { 'nobody at all': randomUUID() };
  for (const state of ['hidden', 'paused'] as const) {
    const { you } = await setScene(app, 'hope');
    await app.db.updateTable('profiles').set({ state }).where('id', '=', you.id).execute();
    people[state] = you.id;
  }
  const { you: unconfirmed } = await setScene(app, 'hope');
  const admitted = { admitted: false };
  await app.db.updateTable('profiles').set(admitted).where('id', '=', unconfirmed.id).execute();
  people['not admitted'] = unconfirmed.id;
  const { you: blocker } = await setScene(app, 'hope');
  const block = { blocker_id: blocker.id, blocked_id: me.id };
  await app.db.insertInto('blocks').values(block).execute();
  people['a blocker'] = blocker.id;
  const { you: gone } = await setScene(app, 'hope');
  await app.db.deleteFrom('accounts').where('id', '=', gone.id).execute();
  people['a deleted account'] = gone.id;
  return people;
}

describe('a person who is not there for the caller', () => {
  it.for(aboutSomebody)('is nobody to %s, whatever the reason', async ([name, call], { skip }) => {
    skip(!isServed(t(), call), TO_COME);
    const person = personOf(name);
    const scene = await setScene(t(), 'trust');
    const input = await validRequest(call, scene);
    const answers = new Set<string>();
    for (const [reason, id] of Object.entries(await absentPeople(scene))) {
      const told = person.as === 'pid' ? toPid(id) : id;
      const given = await answer(call, withAt(input, person.at, told), scene.me);
      expect(given, reason).toMatch(/^404 /);
      answers.add(given);
    }
    expect([...answers]).toHaveLength(1);
  });

  it.for(aboutSomebody.filter(([name]) => recipes[name].person?.as === 'pid'))(
    'cannot be guessed by a pid that is none: %s',
    async ([name, call], { skip }) => {
      skip(!isServed(t(), call), TO_COME);
      const scene = await setScene(t(), 'trust');
      const input = await validRequest(call, scene);
      const person = personOf(name);
      const nobody = await answer(call, withAt(input, person.at, toPid(randomUUID())), scene.me);
      for (const pid of [
        '1234',
        'MQ==',
        '====',
        '%00%00',
        'YWJjZA',
        '../../x',
        toPid("' or 1=1"),
      ]) {
        expect(await answer(call, withAt(input, person.at, pid), scene.me), pid).toBe(nobody);
      }
    },
  );
});
