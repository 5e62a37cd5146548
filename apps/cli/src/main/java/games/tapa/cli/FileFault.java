package games.tapa.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Words why a file could not be read or written: the message of many an exception is the file's name alone. */
final class FileFault {

    private FileFault() {}

    /** The reason, without the file's name and without a full stop. */
    static String reason(IOException failure) {
        return switch (failure) {
            case NoSuchFileException missing ->
                folderExists(missing) ? "there is no such file" : "there is no such folder";
            case AccessDeniedException denied -> "access is denied";
            case FileAlreadyExistsException taken -> "it exists already";
            case CharacterCodingException coding -> "it is no UTF-8 text";
            case FileSystemException other when other.getReason() != null -> other.getReason();
            case FileSystemException other -> other.getClass().getSimpleName();
            default ->
                Optional.ofNullable(failure.getMessage())
                        .orElse(failure.getClass().getSimpleName());
        };
    }

    private static boolean folderExists(NoSuchFileException missing) {
        Path folder = Path.of(missing.getFile()).toAbsolutePath().getParent();
        return folder == null || Files.isDirectory(folder);
    }
}
