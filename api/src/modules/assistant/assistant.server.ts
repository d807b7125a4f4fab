// What the server is put together from: the calls of assistant, and its jobs and rules (decision 154).

export { registerAssistant } from './register-assistant.ts';
