// What the server is put together from: the calls of chat, and its jobs and rules (decision 154).

export { registerChat } from './register-chat.ts';
