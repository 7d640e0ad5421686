'use client';
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { SortableArea } from '@/components/controls/sorting/SortableArea';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { useMediaMessages } from '@/components/controls/use-media-messages';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { type FieldState, useField } from '@/components/form/state/use-field';
import { moved } from '@/lib/list/tree-rows';
import { PictureWell } from '../input-styles';
import { SortablePicture } from './SortablePicture';
import { useChoosePictures } from './use-choose-picture';
import { useDroppedPicture } from './use-dropped-picture';
import { usePictureWords } from './use-picture-words';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  readonly max: number;
}

/** Several pictures of a form in an order: chosen, dropped or pasted, moved by drag or by keys; its value is a list of addresses. */
export function PicturesInput<Values extends FieldValues>({ max, ...props }: Props<Values>) {
  const words = useMediaMessages();
  const field = useField(props, 'media');
  const now = () => urlsOf(props.form.hook.getValues(props.name));
  return words ? <Pictures field={field} now={now} max={max} /> : <FieldFrame field={field}>{null}</FieldFrame>;
}

const urlsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

interface PicturesProps {
  readonly field: FieldState;
  /** What the field holds at this moment: a picture arrives long after it was asked for, and others came meanwhile. */
  now(): readonly string[];
  readonly max: number;
}

function Pictures({ field, now, max }: PicturesProps) {
  const t = useTranslations('media');
  const urls = urlsOf(field.value);
  const { choose, prefetch } = useChoosePictures();
  const add = (more: readonly string[]) => field.change([...new Set([...now(), ...more])].slice(0, max));
  const drop = useDroppedPicture(field, () => (url) => add([url]), { max, room: max - urls.length });
  const words = usePictureWords();
  const hint = field.hint ?? t('inputs.limit', { n: max });
  return (
    <FieldFrame field={{ ...field, hint }} group>
      <SortableArea grid keys={urls} words={words} disabled={field.disabled} onMove={(from, to) => field.change(moved(urls, from, to))}>
        {(wiring) => (
          <Row {...drop} {...wiring.area}>
            {urls.map((url, index) => (
              <SortablePicture
                key={url}
                url={url}
                label={t('inputs.position', { n: index + 1, all: urls.length })}
                disabled={field.disabled}
                wiring={wiring}
                onRemove={() => field.change(urls.filter((each) => each !== url))}
              />
            ))}
            {urls.length < max && (
              <PictureWell data-invalid={field.error !== undefined}>
                <button
                  type="button"
                  className="pick"
                  ref={field.ref}
                  disabled={field.disabled}
                  aria-label={spokenName(t('inputs.pick'), field.label)}
                  aria-describedby={field.describedBy}
                  onPointerEnter={prefetch}
                  onClick={async () => {
                    add((await choose(max - urls.length)) ?? []);
                    field.blur();
                  }}
                >
                  <AddPhoto aria-hidden />
                  {urls.length} / {max}
                </button>
              </PictureWell>
            )}
          </Row>
        )}
      </SortableArea>
    </FieldFrame>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
