import { ALIVE } from './alive-event';

/**
 * Decides light or dark before the first paint when the settings leave it to the system; the server has already written the attribute
 * when the mode was chosen. Notes when a script of the page is lost before the page answers, and loads the page again when that is
 * asked for (`IncompletePage`). Keeps the last button that was pressed before it answered, or the form that was sent, in a screen that
 * comes after its frame too, and does it again once all does; boxes ticked and words typed before are told to React then. It stands in
 * `<head>`: between `<body>` and the frame, a slow browser may paint the bare ground after it.
 */
export const ThemeScript = ({ nonce }: { nonce?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; an inline script is the only thing that runs before paint.
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);

const SCRIPT =
  "(function(r,d){if(!r.dataset.colorScheme)r.dataset.colorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "function is(v){return d.querySelector('[data-hydrated='+v+']')}" +
  "addEventListener('error',function(e){var t=e.target;if(t.tagName==='SCRIPT'&&!is(true))r.dataset.incomplete=''},true);" +
  "function early(t){return is(false)&&(!is(true)||t.closest('[role=tabpanel]:has([data-hydrated=false])'))}" +
  'var kept,boxes=new Set,typed=new Map;' +
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button,[type=checkbox],[type=radio]');kept=0;" +
  "if(b&&b.closest('#incomplete'))location.reload();" +
  // React never sees this press: it would do it a second time if it came alive meanwhile, or lose it in a screen whose code is still to come.
  'else if(b&&early(b)){e.stopImmediatePropagation();' +
  "if(b.tagName==='INPUT')boxes.add(b);else{kept=b;e.preventDefault()}}},true);" +
  // Enter in a field whose button is still to come sends the form without a press.
  "addEventListener('submit',function(e){if(early(e.target)){kept=e.target;e.preventDefault();e.stopImmediatePropagation()}},true);" +
  // What an input method is still composing goes on as events of its own, which React sees; its last one here is the end of it.
  "['input','compositionend'].forEach(function(n){addEventListener(n,function(e){var t=e.target;" +
  "if(t.matches('textarea,input:not([type=checkbox],[type=radio])')&&early(t))e.isComposing?typed.delete(t):typed.set(t,t.value)},true)});" +
  `addEventListener('${ALIVE}',function(){var b=kept;` +
  // React takes a field for what it drew, so the words are put in past what it watches.
  'typed.forEach(function(v,x){if(x.isConnected&&v!==x.defaultValue){x.value=x.defaultValue;' +
  "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(x),'value').set.call(x,v);" +
  "x.dispatchEvent(new Event('input',{bubbles:true}))}});typed.clear();" +
  // The browser has ticked it already; React has not heard of it.
  'boxes.forEach(function(x){if(x.isConnected&&x.checked!==x.defaultChecked){x.checked=x.defaultChecked;x.click()}});boxes.clear();' +
  'kept=0;if(b&&b.isConnected)b.requestSubmit?b.requestSubmit():b.click()})' +
  '})(document.documentElement,document)';
