/** The house's own sign: a halcyon in a round of deep water. */
export function HouseMark({ size = 48 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="22" fill="#135f6e" />
      <path d="M9 30C14 18 26 14 32 17C37 12 43 17 42 23L47 25L41 27C38 37 24 41 15 35L5 37Z" fill="#f8d27a" />
      <path d="M20 26C26 22 32 23 34 26C31 32 24 33 18 30Z" fill="#e2702c" />
      <circle cx="37" cy="20.5" r="1.8" fill="#20130b" />
    </svg>
  );
}
