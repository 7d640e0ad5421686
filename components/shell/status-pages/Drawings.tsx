const ground = <path d="M12 98h136" opacity=".45" />;

/** A signpost that points two ways: the address leads nowhere. */
export const signpost = (
  <>
    {ground}
    <path d="M80 98V18M80 28h38l10 9-10 9H80M80 56H46l-10 9 10 9h34" />
    <path d="M96 37h14M54 65h14" opacity=".6" />
    <path d="M66 98c4-8 24-8 28 0" opacity=".6" />
  </>
);

/** A closed shutter with a keyhole: no permission. */
export const shutter = (
  <>
    {ground}
    <path d="M42 98V40l8-20h60l8 20v58M42 40h76" />
    <path d="M54 52h52M54 62h52M54 72h14M92 72h14M54 82h14M92 82h14" opacity=".5" />
    <circle cx="80" cy="76" r="5" />
    <path d="M80 81v9" />
  </>
);

/** A torn receipt: the page failed. */
export const receipt = (
  <>
    {ground}
    <path d="M52 98V22h56v30l-12 8 6 8-10 8 4 8-8 14M116 98V64l-8-6" />
    <path d="M64 38h30M64 48h20M64 58h14" opacity=".6" />
    <path d="M64 74h12M64 84h18" opacity=".6" />
  </>
);
