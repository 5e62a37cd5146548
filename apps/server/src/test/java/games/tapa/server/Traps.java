package games.tapa.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ProtocolFamily;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolver.LookupPolicy;
import java.net.spi.InetAddressResolverProvider;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** Every way in which a program opens a connection or asks for a name leads into one of these traps. */
final class Traps {

    /** What fell in. */
    static final List<String> SPRUNG = new CopyOnWriteArrayList<>();

    private Traps() {}

    /** Sets those that are not set by being named on the command line. */
    @SuppressWarnings("deprecation") // the one way to see the plain sockets of a whole process
    static void set() throws IOException {
        Socket.setSocketImplFactory(() -> {
            throw sprung("a socket");
        });
        ProxySelector.setDefault(new ProxySelector() {
            @Override
            public List<Proxy> select(URI uri) {
                throw sprung("a way to " + uri);
            }

            @Override
            public void connectFailed(URI uri, SocketAddress address, IOException failure) {
                throw sprung("a way to " + uri);
            }
        });
    }

    private static IllegalStateException sprung(String what) {
        IllegalStateException how = new IllegalStateException("asked for " + what);
        SPRUNG.add(how.getMessage() + " by " + List.of(how.getStackTrace()));
        return how;
    }

    /** Gives channels to listen with, none to connect with. */
    public static final class Channels extends SelectorProvider {

        private final SelectorProvider builtIn = sun();

        private static SelectorProvider sun() {
            try {
                return (SelectorProvider) Class.forName("sun.nio.ch.DefaultSelectorProvider")
                        .getMethod("get")
                        .invoke(null);
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("the channels of this JDK", e);
            }
        }

        @Override
        public SocketChannel openSocketChannel() {
            throw sprung("a channel");
        }

        @Override
        public DatagramChannel openDatagramChannel() {
            throw sprung("a channel for datagrams");
        }

        @Override
        public DatagramChannel openDatagramChannel(ProtocolFamily family) {
            throw sprung("a channel for datagrams");
        }

        @Override
        public Pipe openPipe() throws IOException {
            return builtIn.openPipe();
        }

        @Override
        public AbstractSelector openSelector() throws IOException {
            return builtIn.openSelector();
        }

        @Override
        public ServerSocketChannel openServerSocketChannel() throws IOException {
            return builtIn.openServerSocketChannel();
        }
    }

    /** Knows no name. */
    public static final class Names extends InetAddressResolverProvider implements InetAddressResolver {

        @Override
        public InetAddressResolver get(Configuration configuration) {
            return this;
        }

        @Override
        public String name() {
            return "traps";
        }

        @Override
        public Stream<InetAddress> lookupByName(String host, LookupPolicy policy) throws UnknownHostException {
            sprung("the address of " + host);
            throw new UnknownHostException(host);
        }

        @Override
        public String lookupByAddress(byte[] address) throws UnknownHostException {
            sprung("the name of an address");
            throw new UnknownHostException();
        }
    }
}
