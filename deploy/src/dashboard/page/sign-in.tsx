import { useState, type FormEvent } from 'react';
import { getReleaseBoard } from 'shared-contracts/calls/release-board';
import { signInToRelease } from 'shared-contracts/calls/release-sign-in';
import { useMutation } from 'shared-contracts/query';
import {
  Banner,
  Button,
  Disclosure,
  Page,
  PageHeader,
  PasswordField,
  Stack,
  Surface,
  TextField,
} from 'shared-contracts/ui/core';
import { send } from './release-client.ts';
import type { Session } from './session.ts';

interface SignInProps {
  /** Why an earlier session ended; null where there was none. */
  readonly ended: string | null;
  readonly onSignedIn: (session: Session) => void;
}

/** By an account of the site with its second factor, or by a token while the accounts are away. */
export function SignIn({ ended, onSignedIn }: SignInProps) {
  const byAccount = useMutation({
    mutationFn: async (form: FormData) => {
      const [email, password, otp] = ['email', 'password', 'otp'].map((name) =>
        String(form.get(name) ?? '').trim(),
      ) as [string, string, string];
      const body = { email, password, ...(otp === '' ? {} : { otp }) };
      return (await send(null, signInToRelease, { body })).data;
    },
    onSuccess: ({ token, name }) => onSignedIn({ token, name, isAccount: true }),
  });
  const byToken = useMutation({
    mutationFn: async (token: string) => ({
      token,
      ...(await send(token, getReleaseBoard, { query: { hours: '1' } })).data,
    }),
    onSuccess: ({ token, by }) => onSignedIn({ token, name: by, isAccount: by.includes('@') }),
  });
  const [token, setToken] = useState('');
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    byToken.reset();
    byAccount.mutate(new FormData(event.currentTarget));
  };
  const useToken = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    byAccount.reset();
    byToken.mutate(token.trim());
  };
  const failure = byAccount.error ?? byToken.error;

  return (
    <main>
      <Page width="form">
        <PageHeader
          title="Releases"
          text="For release managers. Nothing is stored in this browser: to reload the page signs out."
        />
        <Stack>
          {failure !== null && (
            <Banner kind="danger" role="alert">
              {failure.message}
            </Banner>
          )}
          {failure === null && ended !== null && (
            <Banner kind="info" role="status">
              {ended}
            </Banner>
          )}
          <Surface>
            <form onSubmit={signIn}>
              <Stack>
                <TextField
                  label="E-mail address"
                  name="email"
                  type="email"
                  autoComplete="username"
                  required
                />
                <PasswordField
                  label="Password"
                  name="password"
                  autoComplete="current-password"
                  showLabel="Show password"
                  hideLabel="Hide password"
                  required
                />
                <TextField
                  label="Code"
                  help="Six digits of your authenticator app, or a recovery code."
                  name="otp"
                  autoComplete="one-time-code"
                  required
                />
                <Button type="submit" variant="primary" block loading={byAccount.isPending}>
                  Sign in
                </Button>
              </Stack>
            </form>
          </Surface>
          <Disclosure summary="Sign in with a release token">
            <form onSubmit={useToken}>
              <Stack>
                <PasswordField
                  label="Release token"
                  help="For when the accounts are away: RELEASE_TOKEN, or one of “mfctl token create”."
                  value={token}
                  autoComplete="off"
                  onChange={(event) => setToken(event.currentTarget.value)}
                  showLabel="Show token"
                  hideLabel="Hide token"
                  required
                />
                <Button type="submit" loading={byToken.isPending}>
                  Use this token
                </Button>
              </Stack>
            </form>
          </Disclosure>
        </Stack>
      </Page>
    </main>
  );
}
