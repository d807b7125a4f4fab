import { useState } from 'react';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import { AntdTheme } from 'shared-contracts/ui/forms';
import { Board } from './board.tsx';
import type { Session } from './session.ts';
import { SignIn } from './sign-in.tsx';

/** The whole page: who one is, then what is live. */
export function Dashboard() {
  const [session, setSession] = useState<Session | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const isWide = useMedia('(min-width: 900px)');
  const leave = (why: string | null) => {
    setSession(null);
    setEnded(why);
  };
  return (
    <AntdTheme density={isWide ? 'dense' : 'touch'}>
      {session === null ? (
        <SignIn ended={ended} onSignedIn={setSession} />
      ) : (
        <Board session={session} isWide={isWide} onEnded={leave} />
      )}
    </AntdTheme>
  );
}
