import styles from './paper.module.css';

/** A file as it is shown beside what is checked in it. */
export interface PaperFile {
  readonly name: string;
  readonly url: string;
  readonly mediaType: string;
}

/** A paper in the page, and the link to it alone; a file of another kind is the link. */
export function Paper({ file, none }: { file: PaperFile | null; none: string }) {
  if (file === null) return <p className={styles.none}>{none}</p>;
  return (
    <figure className={styles.paper}>
      {file.mediaType === 'application/pdf' && <iframe src={file.url} title={file.name} loading="lazy" />}
      {file.mediaType.startsWith('image/') && <img src={file.url} alt={file.name} />}
      <figcaption>
        <a href={file.url} target="_blank" rel="noreferrer">
          {file.name}
        </a>
      </figcaption>
    </figure>
  );
}
