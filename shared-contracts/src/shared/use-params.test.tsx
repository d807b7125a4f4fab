import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useParams } from './use-params.ts';

it.each([
  ['/profile/MTI', { pid: 'MTI' }],
  ['/blog/first%20meeting%2Ftwo/', { id: 'first meeting/two' }],
  ['/blog/100%', { id: '100%' }],
  ['/profiles', {}],
  ['/nowhere/at/all', {}],
])('takes the parameters of %s from the route table, decoded', (at, params) => {
  const { result } = renderHook(useParams, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  });
  expect(result.current).toEqual(params);
});
