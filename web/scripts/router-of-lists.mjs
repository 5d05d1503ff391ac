// What ra-core takes of `react-router-dom`: the router that stands around it already. A tree of its own, of elements or behind `#`, is
// nothing that this site has, and half of the routes of that package come with it.
export {
  Link,
  Outlet,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  matchPath,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';
export {
  default as Navigate,
  default as Route,
  default as RouterProvider,
  default as Routes,
  default as createHashRouter,
  default as createMemoryRouter,
} from './not-called.mjs';
