/**
 * The room of rows that are not drawn, `height` pixels and `width` columns. Those who prefer less motion get transitions of an instant instead of
 * none, and by them the room would be a picture late: the frame would be too short to be scrolled to where it should be.
 */
export const SpacerRow = ({ height, width }: { height: number; width: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={width} style={{ height, padding: 0, border: 0, transition: 'none' }} />
    </tr>
  ) : null;
