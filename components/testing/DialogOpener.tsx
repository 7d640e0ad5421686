import { type OnDemand, useAskOnDemand } from '@/components/dialogs/use-on-demand';

/** A button that opens a dialog, for the test of a dialog without the screen it belongs to. */
export function DialogOpener<Payload, Answer>({ dialog, payload }: { dialog: OnDemand<Payload, Answer>; payload: Payload }) {
  const ask = useAskOnDemand();
  return (
    <button type="button" onClick={() => void ask(dialog, payload)}>
      open
    </button>
  );
}
