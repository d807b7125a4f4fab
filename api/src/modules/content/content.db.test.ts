import type { Insertable } from 'kysely';
import { getBlog, getLegal, LEGAL_PAGES, listBlogs } from 'shared-contracts/calls/content';
import { getKeys, getTextOverrides } from 'shared-contracts/calls/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { FAKE_PAYMENTS } from '../../../test/fake-provider.ts';
import { addMember } from '../../../test/members.ts';
import type { BlogsTable } from './content.tables.ts';

const post: Insertable<BlogsTable> = {
  id: 'first-meeting',
  title: 'The first meeting',
  image_key: 'first-meeting',
  summary: 'What two families may ask.',
  content: '## Before\n\nTea.',
  category: 'guidance',
  language: 'en',
  published_on: '2026-03-01',
  reading_minutes: 4,
};

describe('posts', () => {
  const app = useApp();
  beforeAll(async () => {
    await app()
      .db.insertInto('blogs')
      .values([
        post,
        { ...post, id: 'newer', image_key: null, published_on: '2026-04-01' },
        { ...post, id: 'older', published_on: '2025-12-31' },
        { ...post, id: 'meeting', category: 'events', published_on: '2026-05-01' },
      ])
      .execute();
  });

  it('come newest first, without their content, as calendar days', async () => {
    const { status, body } = await send(app(), listBlogs, {});
    expect(status).toBe(200);
    const { data, next, prev } = body['data'] as { data: object[]; next: null; prev: null };
    expect(data.map((one) => 'id' in one && one.id)).toEqual(['newer', 'first-meeting', 'older']);
    expect([next, prev]).toEqual([null, null]);
    expect(data[0]).toMatchObject({ image: null, share_image: null, published_on: '2026-04-01' });
    expect(data[1]).toEqual({
      id: 'first-meeting',
      title: 'The first meeting',
      image: '/files/blog/first-meeting-960.webp',
      summary: 'What two families may ask.',
      published_on: '2026-03-01',
      updated_on: '2026-03-01',
      reading_minutes: 4,
      language: 'en',
      share_image: '/files/blog/first-meeting-1200.jpg',
    });
  });

  it('have a day of their last change, however they were changed', async () => {
    const { db } = app();
    const change = (id: string, set: Partial<Insertable<BlogsTable>>) =>
      db.updateTable('blogs').set(set).where('id', '=', id).execute();
    const day = async (id: string) => {
      const { body } = await send(app(), getBlog, { params: { id } });
      return (body['data'] as { updated_on: string }).updated_on;
    };
    await db
      .insertInto('blogs')
      .values({ ...post, id: 'changed' })
      .execute();
    await change('changed', { category: 'community', reading_minutes: 5 });
    expect(await day('changed')).toBe('2026-03-01');
    await change('changed', { content: 'Tea and water.' });
    expect((await day('changed')) > '2026-03-01').toBe(true);
    await change('changed', { content: 'Water.', updated_on: '2026-03-09' });
    expect(await day('changed')).toBe('2026-03-09');
    await change('changed', { published_on: '2026-04-10' });
    expect(await day('changed')).toBe('2026-04-10');
    await db.deleteFrom('blogs').where('id', '=', 'changed').execute();
  });

  it('open one by one, with their content', async () => {
    const { status, body } = await send(app(), getBlog, { params: { id: 'first-meeting' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { content: post.content, image: expect.any(String) } });
  });

  it.each([
    ['hope', 404],
    ['belief', 200],
    ['trust', 200],
  ] as const)('of special events are there on a paid plan only: %s', async (plan, expected) => {
    const { token } = await addMember(app(), { plan });
    const { status } = await send(app(), getBlog, { params: { id: 'meeting' } }, token);
    expect(status).toBe(expected);
    const { body } = await send(app(), listBlogs, {}, token);
    expect((body['data'] as { data: object[] }).data).toHaveLength(expected === 200 ? 4 : 3);
  });

  it.each(['none', 'meeting', "x' or 1=1", '../../etc'])('answer 404 for %s', async (id) => {
    const { status, body } = await send(app(), getBlog, { params: { id } });
    expect([status, body['code']]).toEqual([404, 'blog.notFound']);
  });
});

describe('the terms', () => {
  const app = useApp({ productName: 'Saath' });

  it('has a text for every legal page, in the language of the request', async () => {
    const titles = await Promise.all(
      LEGAL_PAGES.map(async (page) => {
        const { body } = await send(app(), getLegal, { query: { page } });
        return (body['data'] as { content: string }).content.split('\n')[0];
      }),
    );
    expect(titles).toEqual([
      '# Terms and conditions',
      '# Privacy',
      '# Meeting safely',
      '# Payments and refunds',
      '# How we treat each other',
    ]);
    const reply = await app().app.inject({
      url: '/api/v1/legal?page=privacy',
      headers: { 'x-app': 'web', 'accept-language': 'hi' },
    });
    expect(reply.json()).toMatchObject({ data: { content: expect.stringMatching(/^# गोपनीयता/) } });
  });

  it('name the product and the officer of the configuration, and leave no place open', async () => {
    const { status, body } = await send(app(), getLegal, {});
    expect(status).toBe(200);
    const { content, updated_on } = body['data'] as { content: string; updated_on: string };
    expect(content).toContain('agreement between you and Saptapadi, who runs Saath.');
    expect(content).toContain(app().parts.config.grievanceOfficer.email);
    expect(content).not.toMatch(/\{\{|undefined|null/);
    expect(updated_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('public settings of the site', () => {
  const app = useApp();

  it('have the public keys of the services that are configured, and no secret', async () => {
    const { body } = await send(app(), getKeys, {});
    expect(body).toEqual({
      data: {
        checkout_key: 'rzp_test_fake',
        payment_provider: 'sandbox',
        oauth_client_id: null,
        push_key: null,
      },
    });
    expect(JSON.stringify(body)).not.toContain(FAKE_PAYMENTS.keySecret);
  });

  it('replace no label until somebody stores a text for it', async () => {
    expect((await send(app(), getTextOverrides, {})).body).toEqual({ data: {} });
    const text = { code: 'NAV-DA', text: 'Delete my profile' };
    await app().db.insertInto('ab_texts').values(text).execute();
    expect((await send(app(), getTextOverrides, {})).body).toEqual({
      data: { 'NAV-DA': 'Delete my profile' },
    });
  });
});
