import { ChatDesk } from './chat-desk.tsx';

/** /chats: conversations and chat requests (section 2). */
export function Chats() {
  return <ChatDesk />;
}
