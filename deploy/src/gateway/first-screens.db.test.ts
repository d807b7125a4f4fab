import { createHash } from 'node:crypto';
import { MEMBER_HINT_COOKIE } from 'shared-contracts/platform/page-data';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { answering } from '../testing/answering-api.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { testConfig, testGateway } from '../testing/test-gateway.ts';

const PIC = { id: 'p1', url: '/files/photos/a-960.webp', thumb: '/files/photos/a-480.webp' };
const CSS = '.pf-hall{background:url(arch.svg)}';

const hall = (words: string) =>
  `<h1 class="pf-hall">${words}</h1><div class="sp-skeleton" data-first-picture=""></div><div class="sp-skeleton" data-first-picture=""></div>`;

const screens = {
  home: {
    styles: ['remote.css'],
    html: { en: hall('The hall of [[productName]]'), mr: hall('[[grievanceOfficer]] यांचे सभागृह') },
  },
  profiles: { styles: [], html: { en: hall('Everybody') } },
};

/** A site whose mf-profiles has drawn two pages, or says something else of itself. */
async function site(parts: Parameters<typeof testGateway>[0] = {}, file = JSON.stringify(screens)) {
  const files = { 'first-screens.json': file, 'remote.css': CSS };
  return testGateway({
    builds: [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1', files)],
    ...parts,
  });
}

/** What stands where React will draw. */
const rootOf = (body: string) =>
  /<div id="root"><!---->(.*)<\/div>\s*<noscript>/s.exec(body)?.[1] ?? '';

describe('the first screen that a remote has drawn', () => {
  it('stands in the frame, says what this site is called, and wears its own styles', async () => {
    const config = { ...testConfig, productName: 'A <b> & Sons' };
    const page = await (await site({ config })).inject('/');
    const root = rootOf(page.body);
    expect(root).toContain('<h1 class="pf-hall">The hall of A &lt;b&gt; &amp; Sons</h1>');
    expect(root).toMatch(/<main[^>]*><h1 class="pf-hall">/);
    const css = CSS.replace('arch.svg', '/a/mf-profiles/p1/arch.svg');
    expect(page.body).toContain(`<style>${css}</style>`);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('is in the language of the page, and gives way to grey shapes in one that it lacks', async () => {
    const app = await site();
    const inMarathi = await app.inject('/?lang=mr');
    expect(rootOf(inMarathi.body)).toContain('Grievance Officer यांचे सभागृह');
    const inHindi = rootOf((await app.inject('/?lang=hi')).body);
    expect(inHindi).not.toContain('pf-hall');
    expect(inHindi).toContain('sp-card-grid');
  });

  it('has the first picture in the first place for one', async () => {
    const reply = { data: { data: [limitedProfile({ pic: PIC })], next: null, prev: null } };
    const { body } = await (await site({ api: answering(reply).api })).inject('/');
    expect(rootOf(body).match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining(`srcset="${PIC.thumb} 480w, ${PIC.url} 960w"`),
    ]);
    expect(rootOf(body)).toMatch(
      /pf-hall.*data-first-picture=""><img .*data-first-picture=""><\//s,
    );
  });

  it.each([
    ['a member', '/', `${MEMBER_HINT_COOKIE}=1`],
    ['who asks for brides alone', '/profiles?show=brides', ''],
    ['who opens a page that has none', '/filtered/profiles', ''],
  ])('is not for %s', async (_, url, cookie) => {
    const { body } = await (await site()).inject({ url, headers: { cookie } });
    expect(rootOf(body)).not.toContain('pf-hall');
    expect(rootOf(body)).toContain('sp-card-grid');
  });

  it('stands whatever else an address is handed on with', async () => {
    const { body } = await (await site()).inject('/profiles?utm_source=mail');
    expect(rootOf(body)).toContain('Everybody');
  });

  it.each(['{', '[]', '{"home":{"styles":"remote.css"}}'])(
    'is told of and left out where its file is damaged: %s',
    async (file) => {
      const defects: unknown[] = [];
      const app = await site({ onError: (error) => void defects.push(error) }, file);
      const page = await app.inject('/');
      expect(page.statusCode).toBe(200);
      expect(rootOf(page.body)).toContain('sp-card-grid');
      expect(defects).toHaveLength(1);
    },
  );
});
