package games.tapa.server;

import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Optional;

/** Answers GET and HEAD for the files of the page; every other path is 404, every other method 405. */
final class SiteHandler implements Handler {

    private final Site site;

    SiteHandler(Site site) {
        this.site = site;
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        Method method = request.prologue().method();
        if (!method.equals(Method.GET) && !method.equals(Method.HEAD)) {
            response.headers().set(HeaderNames.ALLOW, "GET, HEAD");
            refuse(response, Status.METHOD_NOT_ALLOWED_405, false);
            return;
        }
        boolean head = method.equals(Method.HEAD);
        Optional<SiteFile> file = site.at(request.prologue().uriPath().rawPath());
        if (file.isPresent()) {
            send(file.get(), request, response, head);
        } else {
            refuse(response, Status.NOT_FOUND_404, head);
        }
    }

    /** Sends the error page for {@code status}, or for HEAD its headers. */
    static void refuse(ServerResponse response, Status status, boolean head) {
        byte[] page = ErrorPage.of(status, response.headers());
        response.status(status);
        sendBytes(response, page, head);
    }

    private static void send(SiteFile file, ServerRequest request, ServerResponse response, boolean head) {
        String accepted = request.headers().value(HeaderNames.ACCEPT_ENCODING).orElse("");
        Encoding encoding = file.smallest(Encoding.accepted(accepted));
        String etag = file.etag(encoding);
        ServerResponseHeaders headers = response.headers();
        SafetyHeaders.put(headers);
        if (file.isWorker()) {
            SafetyHeaders.allowEval(headers);
        }
        headers.set(HeaderNames.ETAG, etag);
        headers.set(HeaderNames.CACHE_CONTROL, file.cacheControl());
        headers.set(HeaderNames.VARY, "Accept-Encoding");
        if (isKnown(request, etag)) {
            response.status(Status.NOT_MODIFIED_304).send();
            return;
        }
        headers.set(HeaderNames.CONTENT_TYPE, file.type());
        if (encoding != Encoding.NONE) {
            headers.set(HeaderNames.CONTENT_ENCODING, encoding.token());
        }
        sendBytes(response, file.bytes(encoding), head);
    }

    private static void sendBytes(ServerResponse response, byte[] bytes, boolean head) {
        if (head) {
            response.headers().contentLength(bytes.length);
            response.send();
        } else {
            response.send(bytes);
        }
    }

    /** Whether the client says that it has this very entity (If-None-Match, RFC 9110, section 13.1.2). */
    private static boolean isKnown(ServerRequest request, String etag) {
        String known = request.headers().value(HeaderNames.IF_NONE_MATCH).orElse("");
        for (String tag : known.split(",", -1)) {
            String trimmed = tag.trim();
            if (trimmed.equals("*") || trimmed.equals(etag) || trimmed.equals("W/" + etag)) {
                return true;
            }
        }
        return false;
    }
}
