/** The sign of the program: an N that ends in a tick. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <rect width="64" height="64" rx="14" fill="#1F6F9C" />
      <path d="M13 46V18h6.6l15.6 17.8V18h6.3v28h-6L19.4 27.6V46z" fill="#fff" />
      <path
        d="M41 41.5l4.6 4.8 9.4-11"
        fill="none"
        stroke="#F2C879"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
