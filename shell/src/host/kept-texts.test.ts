import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/browser-storage.ts';
import { createKeptTexts, TEXTS_KEY, TEXTS_LIFE } from './kept-texts.ts';

function device() {
  const storage = memoryStorage();
  let time = 1_000_000;
  const texts = createKeptTexts(storage, () => time);
  return { storage, texts, pass: (ms: number) => void (time += ms) };
}

describe('the A/B texts of a device', () => {
  it('stay what they were when the server would give others', () => {
    const { texts } = device();
    texts.keep({ 'NAV-DA': 'Close my account' });
    expect(texts.keep({ 'NAV-DA': 'Leave' })).toEqual({ 'NAV-DA': 'Close my account' });
    expect(texts.current()).toEqual({ 'NAV-DA': 'Close my account' });
  });

  it('go when the server no longer has them, and come when it has new ones', () => {
    const { storage, texts } = device();
    texts.keep({ 'NAV-DA': 'Close my account' });
    expect(texts.keep({ 'PG-VP-BTN-SP': 'Keep' })).toEqual({ 'PG-VP-BTN-SP': 'Keep' });
    expect(texts.keep({})).toEqual({});
    expect(storage.length).toBe(0);
  });

  it('live for 30 days, counted from the first', () => {
    const { texts, pass } = device();
    texts.keep({ 'NAV-DA': 'Close my account' });
    pass(TEXTS_LIFE - 1);
    expect(texts.keep({ 'NAV-DA': 'Leave' })).toEqual({ 'NAV-DA': 'Close my account' });
    pass(1);
    expect(texts.current()).toEqual({});
    expect(texts.keep({ 'NAV-DA': 'Leave' })).toEqual({ 'NAV-DA': 'Leave' });
  });

  it.each(['', '{"since":', '{"since":"x","texts":{}}', '[]'])('that read %j are none', (text) => {
    const { storage, texts } = device();
    storage.setItem(TEXTS_KEY, text);
    expect(texts.current()).toEqual({});
  });
});
