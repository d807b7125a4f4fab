import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KOOTAS, Points } from 'shared-contracts/calls/gun-milan';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { GunMilanPanel } from './gun-milan-panel.tsx';

const reading = { akshara: 'चे', nakshatra: 1, pada: 2, rashi: 'mesha', conflict: false };
const compared = ['shudra', 'manava', '5', 'lion', 'moon', 'deva', 'tula', 'adi'];

const points = Points.parse({
  total: 27.5,
  info: KOOTAS.map((aspect, index) => ({
    aspect,
    points: 1.5,
    most: 4,
    girl: compared[index],
    boy: compared[index],
    softened: aspect === 'nadi',
  })),
  girl: reading,
  boy: { ...reading, akshara: 'की', nakshatra: 5, pada: 4, rashi: 'mithuna', conflict: true },
  mangal: 'differs',
});

describe('the Gun Milan panel', () => {
  it('shows the total, what it is made of, and what was said of mangal dosh', () => {
    renderRemote(<GunMilanPanel points={points} no_points={null} />);
    expect(screen.getByRole('img', { name: 'Gun Milan 27.5 of 36' })).toBeVisible();
    expect(screen.getByText(/^27.5 of 36 points from eight aspects/)).toBeVisible();
    expect(
      screen.getByText('Mangal dosh: not the same for both. Please ask a jyotishi.'),
    ).toBeVisible();
  });

  it('unfolds to every aspect with points, words and reason, and to the names behind it', async () => {
    renderRemote(<GunMilanPanel points={points} no_points={null} />);
    await userEvent.click(screen.getByText('Points per aspect'));
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(8);
    expect(rows[3]).toContain('Yoni योनि1.5 of 4Nature: hers is the lion, his the lion.');
    expect(rows[7]).toContain('A classical exception softens this; the points stay.');
    expect(screen.getByText('चे · Ashwini, pada 2 · Mesha')).toBeVisible();
    expect(screen.getByText(/की · Mrigashira, pada 4 · Mithuna/).parentElement).toHaveTextContent(
      'The rashi given in the profile is a different one.',
    );
    expect(screen.getByRole('link', { name: 'See or change my birth name' })).toHaveAttribute(
      'href',
      '/info?go=4',
    );
  });

  it.each([17.5, 18, 24.5, 33])('says what %s points mean, without a verdict', (total) => {
    renderRemote(<GunMilanPanel points={{ ...points, total }} no_points={null} />);
    expect(screen.getByText(new RegExp(`^${total} of 36 points from eight aspects`))).toBeVisible();
    expect(screen.queryByText(/good match|average|excellent|fewer/i)).not.toBeInTheDocument();
  });

  it('stands unfolded on paper', () => {
    renderRemote(<GunMilanPanel points={points} no_points={null} />);
    const before = screen.getAllByText('1.5 of 4').length;
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByText('1.5 of 4')).toHaveLength(2 * before);
    expect(screen.getAllByText('1.5 of 4')[0]?.closest('details')).toBeNull();
  });

  it('has each koota in Devanagari beside its name, and says what Tara counts', async () => {
    const info = points.info.map((one) =>
      one.aspect === 'tara' ? { ...one, girl: '14', boy: '15' } : one,
    );
    renderRemote(<GunMilanPanel points={{ ...points, info }} no_points={null} />);
    await userEvent.click(screen.getByText('Points per aspect'));
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('Varna वर्ण');
    expect(rows[7]).toContain('Nadi नाडी');
    expect(rows[2]).toContain(
      'Counted from her star to his: not favourable. From his to hers: favourable.',
    );
    expect(screen.getByText('How it is counted').closest('details')).not.toHaveAttribute('open');
    expect(rows[2]).toContain('both included; in nines that leaves 5');
    expect(rows[0]).toContain('groups of birth stars, not of caste');
  });

  it('leads to one’s own birth name where that is missing', () => {
    renderRemote(<GunMilanPanel points={null} no_points="own_birthname" />);
    expect(
      screen.getByRole('link', { name: 'Update your birthname for Gunmilan score' }),
    ).toHaveAttribute('href', '/info?go=4');
  });

  it('says so where the other profile tells too little, and is absent on one’s own', () => {
    const { unmount } = renderRemote(<GunMilanPanel points={null} no_points="information" />);
    expect(
      screen.getByText('Due to less information by profile Gun Milan score not available.'),
    ).toBeVisible();
    unmount();
    renderRemote(<GunMilanPanel />);
    expect(screen.queryByRole('region', { name: 'Gun Milan' })).not.toBeInTheDocument();
  });
});
