/** Only for buttons: a wait that has no stages to show. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
    />
  )
}
