import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AnchorProvider } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { IconButton } from './icon-button.tsx';
import { ProfileCard } from './profile-card.tsx';

const labels = { previous: 'Previous', next: 'Next', position: (n: number) => `${n}` };

function setUp(follow = vi.fn(), save = vi.fn()) {
  const RouterLink = ({ href, children, ...rest }: AnchorProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
  render(
    <AnchorProvider component={RouterLink}>
      <ProfileCard
        href="/profile/abc"
        name="Asha"
        age="28"
        photos={[
          { src: '/1.webp', alt: '' },
          { src: '/2.webp', alt: '' },
        ]}
        photosLabel="Photos of Asha"
        labels={labels}
        lines={['Kolhapur', 'Physiotherapist']}
        ribbon="Matched"
        save={<IconButton label="Save" icon="s" onClick={save} />}
      />
    </AnchorProvider>,
  );
  return { user: userEvent.setup(), follow, save };
}

it('is one link for keyboard and screen reader, through the router of the shell', async () => {
  const { user, follow } = setUp();
  await user.click(screen.getByRole('link', { name: 'Asha 28' }));
  expect(follow).toHaveBeenCalledExactlyOnceWith('/profile/abc');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('turns photos and saves without following the link', async () => {
  const { user, follow, save } = setUp();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
  expect(follow).not.toHaveBeenCalled();
});

it('says in words that the two are matched', () => {
  setUp();
  expect(screen.getByText('Matched')).toBeVisible();
});
