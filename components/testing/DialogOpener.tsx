import { type OnDemand, useAskOnDemand } from '@/components/dialogs/use-on-demand';

/** A screen with nothing but a button that asks a dialog, as any screen does. */
export function DialogOpener<Payload, Answer>({ dialog, payload }: { dialog: OnDemand<Payload, Answer>; payload: Payload }) {
  const ask = useAskOnDemand();
  return (
    <button type="button" onClick={() => void ask(dialog, payload)}>
      open
    </button>
  );
}
