const ONES = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
  ...['eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Names of powers of ten as India counts, the largest first. */
const POWERS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** An amount in words: 499950 paise are `Rupees four thousand nine hundred ninety-nine and fifty paise only`. */
export function rupeesInWords(paise: number): string {
  const [whole, rest] = [Math.floor(paise / 100), paise % 100];
  const tail = rest === 0 ? '' : ` and ${inWords(rest)} paise`;
  return `Rupees ${inWords(whole)}${tail} only`;
}

function inWords(number: number): string {
  if (number === 0) return 'zero';
  const words: string[] = [];
  let left = number;
  for (const [power, name] of POWERS) {
    if (left < power) continue;
    words.push(inWords(Math.floor(left / power)), name);
    left %= power;
  }
  if (left > 0) words.push(belowHundred(left));
  return words.join(' ');
}

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  const [ten, one] = [TENS[Math.floor(number / 10)] ?? '', ONES[number % 10] ?? ''];
  return one === '' ? ten : `${ten}-${one}`;
}
