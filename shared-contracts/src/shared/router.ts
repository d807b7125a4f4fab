/**
 * The router as every unit sees it: one shared module with only the names we use, because a shared module cannot be
 * tree-shaken and the whole of react-router-dom costs twice as much (toolchain, 'Cost of libraries').
 */
export {
  BrowserRouter,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link.tsx';
export { useParams } from './use-params.ts';
