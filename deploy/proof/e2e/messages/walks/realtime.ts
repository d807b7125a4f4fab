import type { WebSocketRoute } from '@playwright/test';
import { answerChatRequest, sendChatRequest } from 'shared-contracts/calls/engagement';
import { sendMessage, subscribeCounts } from 'shared-contracts/calls/messaging';
import { routes } from 'shared-contracts/platform/routes';
import { expect } from '../../fixtures/test.ts';
import type { Stage } from '../stage.ts';

const SOCKET = /\/socket\//;
const REPLY = /"phx_reply",\{"status":"(ok|error)"/;

/** The line to the server: a join that is refused, and a message that comes. */
export async function walkRealtime(stage: Stage): Promise<void> {
  const { page, frame } = stage;
  const me = await stage.join('Rohit', 'male');
  const her = await stage.join('Ila', 'female');
  const requested = await her.ask(sendChatRequest, {
    body: { to: me.userId, accepted: false, declined: false },
  });
  const { id } = sendChatRequest.reply.parse(requested).data;
  await me.ask(answerChatRequest, { params: { id }, body: { accepted: true, declined: false } });
  const token = await stage.enter(me);

  let isJoinable = false;
  let settle: (status?: string) => void = () => {};
  const nextReply = () => new Promise<string | undefined>((resolve) => (settle = resolve));
  await page.routeWebSocket(SOCKET, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    // What it joins with is a session that the server does not know.
    socket.onMessage((sent) =>
      server.send(isJoinable ? sent : String(sent).replace(token, 'nobody')),
    );
    server.onMessage((reply) => {
      socket.send(reply);
      const [, status] = REPLY.exec(String(reply)) ?? [];
      if (status !== undefined) settle(status);
    });
  });
  const refused = nextReply();
  await page.goto(routes.terms.href());
  expect(await refused).toBe('error');
  await expect(frame.title).toBeVisible();
  await expect(frame.notices.getByRole('paragraph')).toHaveCount(0);

  isJoinable = true;
  // The first count of a session is no news.
  const counted = page.waitForResponse(`**${subscribeCounts.path}`);
  const joined = nextReply();
  await page.goto(routes.privacy.href());
  expect(await joined).toBe('ok');
  await counted;
  await her.ask(sendMessage, { body: { to: me.userId, message: 'नमस्कार' } });
  await stage.expectTold('newMessage');
}
