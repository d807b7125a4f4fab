/** Devanagari digits as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
