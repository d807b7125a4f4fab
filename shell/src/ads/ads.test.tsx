import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Ad } from 'shared-contracts/calls/leads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { member, renderApp, type RenderedApp } from '../testing/render-app.tsx';
import { createAdQueue, LOOK_MS, type AdQueue } from './ad-queue.tsx';

const ad: Ad = {
  title: 'Mandap and flowers',
  image_url: '/files/blog/seven-steps-960.webp',
  description: 'Marigold and jasmine, set up the evening before.',
  price: 145_000,
  advertiser_name: 'Sugandh Decorators',
  advertiser_contact: '+91 90009 10101',
  status: 'active',
};
const delayed: Ad = { ...ad, title: 'Paithani sarees', status: 'delayed' };

let app: RenderedApp;
let desk: AdQueue;
let page: { visibilityState: DocumentVisibilityState };

beforeEach(() => {
  vi.useFakeTimers();
  app = renderApp({ stored: member() });
  page = { visibilityState: 'visible' };
  const seen = {
    get visibilityState() {
      return page.visibilityState;
    },
    querySelector: (selector: string) => document.querySelector(selector),
  } as Pick<Document, 'visibilityState' | 'querySelector'>;
  desk = createAdQueue({ ...app.page, document: seen });
});
afterEach(() => {
  act(() => desk.close());
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The popup's code is a module of its own. */
const offer = async (one: Ad) => {
  desk.offer(one);
  await act(async () => void (await import('./ad-popup.tsx')));
  await wait(0);
};
const popup = (name = ad.title) => screen.getByRole('dialog', { name });
const standing = (name = ad.title) => screen.queryByRole('dialog', { name });
const closeButton = () => within(screen.getByRole('dialog')).getByRole('button');
const escape = () => fireEvent(popup(), new Event('cancel', { cancelable: true }));
const backdrop = (name?: string) => {
  fireEvent.pointerDown(popup(name));
  fireEvent.click(popup(name));
};

describe('the ad popup', () => {
  it('shows all that an ad has, the price in rupees with Indian grouping', async () => {
    await offer(ad);
    const inside = within(popup());
    expect(inside.getByText('Advertisement')).toBeVisible();
    expect(inside.getByText(ad.description)).toBeVisible();
    expect(inside.getByText('₹1,45,000')).toBeVisible();
    expect(inside.getByText('Sugandh Decorators')).toBeVisible();
    expect(inside.getByRole('link', { name: '+91 90009 10101' })).toHaveAttribute(
      'href',
      'tel:+919000910101',
    );
    expect(popup().querySelector('img')).toHaveAttribute('src', ad.image_url);
  });

  it('closes by its button and by Escape, not by a click beside it', async () => {
    await offer(ad);
    expect(closeButton()).toHaveFocus();
    backdrop();
    expect(popup()).toBeVisible();
    fireEvent.click(closeButton());
    expect(standing()).toBeNull();
    await offer(ad);
    escape();
    expect(standing()).toBeNull();
  });

  it('that is delayed stays locked for 10 seconds and counts them', async () => {
    await offer(delayed);
    const locked = () => popup(delayed.title);
    expect(closeButton()).toBeDisabled();
    expect(closeButton()).toHaveAccessibleName('Close in 10 seconds');
    expect(locked().contains(document.activeElement)).toBe(true);
    expect(screen.getByText('+91 90009 10101')).not.toHaveFocus();
    await wait(1000);
    expect(closeButton()).toHaveAccessibleName('Close in 9 seconds');
    fireEvent(locked(), new Event('cancel', { cancelable: true }));
    backdrop(delayed.title);
    await wait(8999);
    expect(closeButton()).toHaveAccessibleName('Close in 1 second');
    expect(closeButton()).toBeDisabled();
    await wait(1);
    expect(closeButton()).toHaveAccessibleName('Close');
    fireEvent.click(closeButton());
    expect(standing(delayed.title)).toBeNull();
  });

  it('says at the beginning and at the end of the lock, and not every second', async () => {
    await offer(delayed);
    const status = within(popup(delayed.title)).getByRole('status');
    const said = new Set<string | null>([status.textContent]);
    for (let second = 0; second < 12; second += 1) {
      await wait(1000);
      said.add(status.textContent);
    }
    expect([...said]).toEqual([
      'You can close this advertisement in 10 seconds.',
      'You can close this advertisement now.',
    ]);
  });

  it('has a picture of ours where there is none, or where it does not come', async () => {
    await offer({ ...ad, image_url: null });
    expect(popup().querySelector('img')).toBeNull();
    expect(popup().querySelector('svg')).not.toBeNull();
    fireEvent.click(closeButton());
    await offer(ad);
    fireEvent.error(popup().querySelector('img') as HTMLImageElement);
    expect(popup().querySelector('img')).toBeNull();
    expect(popup().querySelector('svg')).not.toBeNull();
  });
});

describe('an ad', () => {
  it('waits while another dialog stands', async () => {
    act(
      () => void app.page.confirmQueue.ask({ title: 'Send interest?', text: 'She will see it.' }),
    );
    await offer(ad);
    expect(standing()).toBeNull();
    act(() => app.page.confirmQueue.answer(true));
    await wait(LOOK_MS);
    expect(popup()).toBeVisible();
  });

  it('waits while something is unsaved', async () => {
    const saved = app.page.navigationGuard.hold();
    await offer(ad);
    await wait(10 * LOOK_MS);
    expect(standing()).toBeNull();
    act(saved);
    await wait(LOOK_MS);
    expect(popup()).toBeVisible();
  });

  it('waits until somebody looks', async () => {
    page.visibilityState = 'hidden';
    await offer(ad);
    await wait(10 * LOOK_MS);
    expect(standing()).toBeNull();
    page.visibilityState = 'visible';
    await wait(LOOK_MS);
    expect(popup()).toBeVisible();
  });

  it('comes after the one before it was closed; a row of them does not', async () => {
    await offer(ad);
    for (const title of ['Second', 'Third', 'Fourth']) await offer({ ...ad, title });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(closeButton());
    await wait(LOOK_MS);
    expect(popup('Second')).toBeVisible();
    fireEvent.click(closeButton());
    await wait(LOOK_MS);
    fireEvent.click(closeButton());
    await wait(LOOK_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes with the session', async () => {
    await offer(ad);
    desk.offer(delayed);
    act(() => desk.close());
    await wait(10 * LOOK_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
