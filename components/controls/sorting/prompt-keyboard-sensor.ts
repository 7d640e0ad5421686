import { KeyboardSensor, type KeyboardSensorOptions, type SensorProps } from '@dnd-kit/core';

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Space', 'Enter', 'Tab', 'Escape'];
/** Frames a key is given to move what was lifted; past the last place it moves nothing. */
const FRAMES_OF_A_KEY = 8;

const frame = () => new Promise<void>((next) => requestAnimationFrame(() => next()));

/**
 * dnd-kit's keyboard sensor for people who do not wait between keys. By itself it begins to listen a timer after the first key, which
 * the browser puts off behind the keys that follow, and each key is answered from what was drawn last: keys were lost, and the entry
 * stayed lifted. Here every key is kept and carried out once the one before has been drawn.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: SensorProps<KeyboardSensorOptions>) {
    const page = props.activeNode.node.current?.ownerDocument ?? document;
    const kept: KeyboardEvent[] = [];
    let [ended, busy] = [false, true];
    const ending = (tell: () => void) => () => {
      ended = true;
      page.removeEventListener('keydown', keep, true);
      tell();
    };
    super({ ...props, onEnd: ending(props.onEnd), onCancel: ending(props.onCancel) });
    const carryOut = Reflect.get(this, 'handleKeyDown') as (event: KeyboardEvent) => void;
    const place = () => props.context.current.over?.id;
    const leaves = async (from: ReturnType<typeof place>) => {
      for (let frames = 0; !ended && place() === from && frames < FRAMES_OF_A_KEY; frames += 1) await frame();
    };
    const work = async () => {
      busy = true;
      for (let event = kept.shift(); event && !ended; event = kept.shift()) {
        const from = place();
        carryOut(event);
        await leaves(from);
      }
      busy = false;
    };
    function keep(event: KeyboardEvent): void {
      if (!KEYS.includes(event.code)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.push(event);
      if (!busy) void work();
    }
    page.addEventListener('keydown', keep, true);
    // Behind the timer of dnd-kit, which would otherwise listen on after the end.
    setTimeout(() => void leaves(undefined).then(work));
  }
}
