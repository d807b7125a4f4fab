import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalTextsBelow, literalTextsIn } from './literal-texts.ts';

const ROOT = join(import.meta.dirname, '../..');

const textsIn = (jsx: string) =>
  literalTextsIn('a.tsx', `export const a = () => ${jsx};`).map(({ text }) => text);

describe('a text in the code', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>नमस्ते</p>', 'नमस्ते'],
    ['<p>{"Hello"}</p>', 'Hello'],
    ['<p>{ok ? t("a") : "Hello"}</p>', 'Hello'],
    ['<p>{ok && "Hello"}</p>', 'Hello'],
    ['<p>{name ?? "Hello"}</p>', 'Hello'],
    ['<p>{`Hello ${name}`}</p>', 'Hello …'],
    ['<img alt="A bride" />', 'A bride'],
    ['<b aria-label={`Age ${age}`} />', 'Age …'],
    ['<Field label="Name" />', 'Name'],
    ['<Dialog closeLabel={x ? "Close" : y} />', 'Close'],
  ])('is found in %s', (jsx, text) => {
    expect(textsIn(jsx)).toEqual([text]);
  });

  it.each([
    '<p className="big">{t("greeting")}</p>',
    '<p>· {count} / 36 %</p>',
    '<p>{kind === "big" && count}</p>',
    '<p>{kind === "big" ? count : t("x")}</p>',
    '<Page width="form" />',
    '<img alt="" />',
    '<a href={`/x/${id}`}>{name}</a>',
  ])('is not seen in %s', (jsx) => {
    expect(textsIn(jsx)).toEqual([]);
  });
});

describe('every text that a person reads', () => {
  it('stands in a catalogue', () => {
    // A team that has only its own folder checks that.
    const folders = readdirSync(ROOT)
      .filter((name) => name === 'shell' || name.startsWith('mf-'))
      .map((name) => `${name}/src`)
      .concat(['ui', 'forms', 'ads', 'behaviour'].map((name) => `shared-contracts/src/${name}`))
      .concat('deploy/src/gateway/frame')
      .filter((folder) => existsSync(join(ROOT, folder)));
    expect(literalTextsBelow(ROOT, folders)).toEqual([]);
  });
});
