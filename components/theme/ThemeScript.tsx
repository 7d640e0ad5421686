/**
 * Decides light or dark before the first paint when the settings leave it to the system; the server has already written the attribute
 * when the mode was chosen. Notes when a script of the page is lost before the page answers, and loads the page again when that is
 * asked for (`IncompletePage`). It stands in `<head>`: between `<body>` and the frame, a slow browser may paint the bare ground after it.
 */
export const ThemeScript = ({ nonce }: { nonce?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; an inline script is the only thing that runs before paint.
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);

const SCRIPT =
  "(function(r){if(!r.dataset.colorScheme)r.dataset.colorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "addEventListener('error',function(e){var t=e.target;if(t.tagName==='SCRIPT'&&!document.querySelector('[data-hydrated=true]'))r.dataset.incomplete=''},true);" +
  "addEventListener('click',function(e){if(e.target.closest&&e.target.closest('#incomplete button'))location.reload()})" +
  '})(document.documentElement)';
