import { expect, it } from 'vitest';
import { exportWordsIn } from './export-words.ts';
import { partSection } from './pages.ts';

it('writes numbers as people read them', () => {
  const rows = [
    { months: 6, amount: 5499 },
    { months: 12, amount: 123_456.5 },
  ];
  const page = partSection(exportWordsIn('mr'), { name: 'payments', rows });
  expect(page).toContain('<tr><td>6</td><td>5,499</td></tr>');
  expect(page).toContain('<tr><td>12</td><td>1,23,456.5</td></tr>');
});
