import {
  blockProfile,
  removeInterest,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp({ changesAMinute: 5 });

it('nobody keeps the pages of another asking: changes have a budget, blocking has none', async () => {
  const [asha, rohan] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
  const like = () => send(t(), sendInterest, { body: { to: asha.id } }, rohan.token);
  for (let time = 0; time < 4; time += 1) {
    const { id } = (await like()).body['data'] as { id: string };
    await send(t(), removeInterest, { params: { id } }, rohan.token);
  }
  const body = { profileId: asha.id };
  const statuses = [];
  for (const call of [blockProfile, unblockProfile, blockProfile, unblockProfile])
    statuses.push((await send(t(), call, { body }, rohan.token)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await like()).toMatchObject({
    status: 429,
    body: { code: 'request.tooMany' },
    headers: { 'retry-after': '60' },
  });
  t().clock.advance(60_000);
  expect((await send(t(), unblockProfile, { body }, rohan.token)).status).toBe(200);
});
