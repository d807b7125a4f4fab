// First: antd inserts styles while its modules are evaluated.
import './trusted-types.ts';
import 'shared-contracts/ui/core.css';
import './dashboard.css';

import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from 'shared-contracts/query';
import { Dashboard } from './dashboard.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <Dashboard />
  </QueryClientProvider>,
);
