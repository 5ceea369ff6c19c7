import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { usePaste } from './use-paste.ts';
import styles from './drop-area.module.css';

interface DropAreaProps {
  readonly onFiles: (files: File[]) => void;
  /** Extracts the files of a drop; default: the dropped files themselves. */
  readonly filesOf?: (dropped: DataTransfer) => Promise<File[]>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Takes files that are dragged onto it or pasted; everything inside stays usable by keyboard. */
export function DropArea({ onFiles, filesOf, className, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  // Children fire enter and leave as well; a counter tells whether the pointer is still inside.
  const depth = useRef(0);
  usePaste(onFiles);
  const move = (by: number) => (event: DragEvent) => {
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  };
  return (
    <section
      className={`${styles.area} ${className ?? ''}`}
      data-over={over}
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        if (filesOf) void filesOf(event.dataTransfer).then(onFiles);
        else onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </section>
  );
}
