import { useEffect, useRef } from 'react';
import type { ProfileTab } from 'shared-contracts/domain/profile';
import { focusField } from 'shared-contracts/forms/use-deferred-focus';
import { useNavigate, useNavigationType, useSearchParams } from 'shared-contracts/router';
import { stepHref, stepIn } from './step-address.ts';

/** Where a step begins, its title, and the field that the page may be opened for. */
export interface StepPlaces {
  readonly start: string;
  readonly title: string;
  readonly birthname: string;
}

/** The step of the address. Another one starts like a page: at its beginning, its title read out. */
export function useStep({ start, title, birthname }: StepPlaces) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const type = useNavigationType();
  const step = stepIn(search);
  const shown = useRef<ProfileTab | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === step) return;
    if (before === null) {
      // Once the heading of the page has had its turn, and unless the reader has moved on.
      if (step === 'astrology') requestAnimationFrame(() => isUnmoved() && focusField(birthname));
      return;
    }
    // Back returns to where one was, which is the shell's to do.
    if (type !== 'POP') scrollUpTo(document.getElementById(start));
    document.getElementById(title)?.focus({ preventScroll: true });
  }, [step, type, start, title, birthname]);
  return { step, open: (next: ProfileTab) => void navigate(stepHref(next)) };
}

/** Brings the beginning back into sight when it is above the screen. */
function scrollUpTo(beginning: HTMLElement | null): void {
  if (beginning !== null && beginning.getBoundingClientRect().top < 0) beginning.scrollIntoView();
}

/** The focus is where the navigation has left it. */
function isUnmoved(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('h1, main');
}
