import { routes } from 'shared-contracts/platform/routes';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import type { FirstReplyPort } from './first-reply.ts';

it('shows of a profile that is handed on a first name, a city and a drawing, and nothing else', async () => {
  const person = limitedProfile({
    name: 'Asha',
    current_city: 'Pune',
    occupation: 'Doctor',
  });
  const api: FirstReplyPort = async () => ({
    ...{ status: 200, contentType: 'application/json', cookies: [] },
    body: JSON.stringify({ data: person }),
  });
  const app = await testGateway({
    api,
    origin: 'https://example.org',
  });
  const address = routes.profile.href({ userId: person.id });
  const { body } = await app.inject(address);
  const told = [...body.matchAll(/<meta (?:property="og|name)[^>]*>/g)].join('\n');
  expect(told).toContain('<meta property="og:title" content="Asha, Pune">');
  expect(told).toContain(`<meta property="og:url" content="https://example.org${address}">`);
  expect(told).toContain('content="https://example.org/shared-profile.png"');
  expect(told).toContain('<meta name="robots" content="noindex">');
  expect(told).not.toMatch(/Doctor|files\/photos/);
  const picture = await app.inject('/shared-profile.png');
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
});
