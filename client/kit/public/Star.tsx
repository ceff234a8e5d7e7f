/** The star that customers earn. */
export function Star({ className = "star" }: { className?: string }) {
  return (
    <svg className={className} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0 -11L2.7 -3.7L10.5 -3.4L4.4 1.4L6.5 8.9L0 4.6L-6.5 8.9L-4.4 1.4L-10.5 -3.4L-2.7 -3.7Z" />
    </svg>
  );
}
