/** Stands in for the router of Next, which only runs inside a page that Next drew: a component test has one address and stays on it. */
const still = () => undefined;
const router = { refresh: still, push: still, replace: still, prefetch: still, back: still, forward: still };

export const useRouter = () => router;
export const usePathname = () => location.pathname;
export const useSearchParams = () => new URLSearchParams(location.search);
export const useParams = () => ({});
