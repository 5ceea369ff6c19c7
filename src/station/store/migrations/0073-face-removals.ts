import type { Migration } from '../migration.ts';

/** Counts removed faces, so that the face index notices removals without counting all faces. */
export const faceRemovals: Migration = {
  name: '0073-face-removals',
  up(database) {
    database.exec(`
      CREATE TABLE face_removals (number INTEGER NOT NULL) STRICT;
      INSERT INTO face_removals VALUES (0);
      CREATE TRIGGER case_faces_removed AFTER DELETE ON case_faces
      BEGIN UPDATE face_removals SET number = number + 1; END;
    `);
  },
};
