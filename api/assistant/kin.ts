/** How profiles and questions write of one kind of sibling. */
export const KIN = {
  brother: /brother|\bbha[iu]\b|भाऊ|भावा|भाई|बंधू/iu,
  sister: /sister|\bb[ae]h[aei]n|बहीण|बहिण|बहन/iu,
} as const;
export type Kin = keyof typeof KIN;

/** The one kind of sibling that a text speaks of; undefined where it speaks of both or of neither. */
export function kinIn(text: string): Kin | undefined {
  const [isOfBrothers, isOfSisters] = [KIN.brother.test(text), KIN.sister.test(text)];
  if (isOfBrothers === isOfSisters) return undefined;
  return isOfBrothers ? 'brother' : 'sister';
}
