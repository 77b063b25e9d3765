import { Button } from '../../ui/Button.tsx';

interface MoveButtonsProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
}

/** Buttons that move a puzzle one step up or down. At an end, the button stays so that it keeps the focus. */
export function MoveButtons({ title, isFirst, isLast, onMove }: MoveButtonsProps) {
  const button = (by: 1 | -1, isAtEnd: boolean) => (
    <Button
      variant="quiet"
      size="small"
      data-move={by}
      aria-label={`Move ${by < 0 ? 'up' : 'down'}: ${title}`}
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onMove(by);
      }}
    >
      {by < 0 ? '↑' : '↓'}
    </Button>
  );
  return (
    <>
      {button(-1, isFirst)}
      {button(1, isLast)}
    </>
  );
}
