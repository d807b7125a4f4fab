/** Moves the focus to the first field that is marked as wrong, once React has marked it. */
export function focusFirstWrong(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
